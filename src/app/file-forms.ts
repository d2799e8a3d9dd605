import { splitPath } from '@/lib/paths/split-path'

/** Where the form to apply with a CV stands, to sign up with one, and the profile with its photo. */
const FILE_FORMS = /^\/(jobs(\/.*)?|hospitals\/[^/]+|login|dashboard\/profile)$/
/** The studio sends whole records, pictures among them. */
const STUDIO = /^\/(admin|preview)(\/|$)/

/** Whether a page sends files or whole records; an action is sent to the address of the page that it stands on. */
export const takesFiles = (path: string): boolean => STUDIO.test(path) || FILE_FORMS.test(splitPath(path).path)
