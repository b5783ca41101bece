// What `languages.js` defines for the scripts of all pages.

declare var tesseraeChooseLanguage: (tag: string | null) => void;
declare var tesseraeChosenLanguage: () => string | null;
declare var tesseraeKnownLanguage: (wanted: readonly string[], there: readonly string[]) => string;
