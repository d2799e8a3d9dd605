import { RETENTION } from '@/cms/personal/retention'

const MEGABYTE = 1024 * 1024
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Largest photo or CV, in bytes. */
export const MAX_FILE_BYTES = 5 * MEGABYTE
/** Unused CVs kept per person; the oldest are deleted first. */
export const MAX_UNUSED_RESUMES = 3
/** CVs of one person in all. */
export const MAX_RESUMES = 20
/** How long a session lasts without use, in seconds. */
export const SESSION_SECONDS = (RETENTION.sessionDays * DAY) / 1000
/** How long a browser is remembered after signing in, in seconds. */
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60
/** A session in use is renewed when its token is older than this, in seconds. */
export const RENEW_AFTER_SECONDS = 24 * 60 * 60
/** Unverified accounts are deleted after this time, in milliseconds. */
export const UNVERIFIED_LIFE = RETENTION.unverifiedAccountDays * DAY
/** How long each kind of one-time link works, in milliseconds. */
export const TOKEN_LIFE = {
  'verify-email': 48 * HOUR,
  'change-email': 48 * HOUR,
  'reset-password': HOUR,
  invitation: RETENTION.linkDays * DAY,
  'first-admin': DAY,
} as const
export type TokenPurpose = keyof typeof TOKEN_LIFE

export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 200
/** Image types that browsers show and we can read. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** In days. */
export const MAX_NOTICE_DAYS = 365
