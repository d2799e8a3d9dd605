/**
 * Longest email that mail servers accept (RFC 5321). Separate from validation, which forms in the browser do not need.
 */
export const MAX_EMAIL_LENGTH = 254
