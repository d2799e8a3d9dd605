/** The languages in which the public site, the dashboard and the mails are written; the studio is English. */
export type Language = 'en'
