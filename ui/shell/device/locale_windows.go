package device

import "golang.org/x/sys/windows"

// systemLocales are the languages of Windows that this person has put in an order in its settings.
func systemLocales() []string {
	codes, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil // the program speaks as the environment says, or English
	}
	return codes
}
