// Holoboard puts great board games on a holographic table.
package main

func main() {}
