// Package shell is what surrounds the games: the title, a new game, saved games, settings, and the commands that need no
// window. It knows no game: main hands the titles over as a list of [Title].
//
//	title.go     what the shell must know of a title
//	shell.go     what lasts from screen to screen
//	front.go     the title screen; newgame.go saves.go settings.go about.go menu.go the others
//	keeping.go   saves and settings in a Store; store_files.go and store_browser.go keep its bytes
//	spots.go     tells tests what is on the screen
//	commands.go  sim, tell and shot; sim.go plays games without a window
package shell
