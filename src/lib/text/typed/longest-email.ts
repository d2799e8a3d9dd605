/** The longest address that mail servers take (RFC 5321). Apart from what checks one, which forms in the browser do not need. */
export const LONGEST_EMAIL = 254
