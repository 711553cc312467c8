// Package assets holds what the program ships with: drawings, planets, the galaxy's map, fonts and every word
// a player reads. All of it is embedded, so a program is one file and the browser fetches nothing else.
//
//	pictures.go   miniatures, signs and leaders: line drawings, made into pixels at the size they are shown
//	planets/      planets, rubble, nebulae and stars, painted from recipes
//	galaxy.go     the territories of the 32 systems
//	fonts.go      two faces for Latin and Cyrillic letters, and some symbols
//	words.go      phrases by key, in every language there is a folder for
//
// Names of files are the ids that the rules use (star_destroyer, hoth, mon_mothma). Nothing here knows a rule, a
// screen or the graphics library. Loading costs time, so load once and keep the result; nothing loaded changes.
package assets
