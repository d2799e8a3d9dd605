// Next's compiler makes the real module out of the folders of routes; tests read the English pages.
export const lang = async () => 'en'
