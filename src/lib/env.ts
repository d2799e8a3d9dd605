import { z } from 'zod'

/** A whole number; refused in words. */
const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ message }).int(message).min(least, message).max(most, message)
}

/** One of a few words; refused by naming them. */
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { message: `must be one of: ${words.join(', ')}` })

const settings = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  /** postgres://user:password@host:port/database */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** Signs sessions and previews. The local start generates one. */
  PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Public address without a trailing slash; decides canonical links, mails and cookie security. */
  SITE_URL: z
    .url('must be an absolute address such as https://example.org')
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  PORT: whole(1, 65535).default(3000),
  /** The address of this machine that the site listens on; 0.0.0.0 or :: for all of them. */
  HOST: z
    .string()
    .regex(/^[0-9A-Za-z.:-]+$/, 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** smtp://user:password@host:port; without it mails are only logged (the local start runs a mailbox). */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'must be an email address, or a name and <an address>',
    )
    .default('VaidyaPath <hello@vaidyapath.example>'),
  /** Where notices of new enquiries and applications go. */
  TEAM_INBOX: z.email('must be an email address').default('team@vaidyapath.example'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  /** Address of the external helpdesk whose ticket page is shown under /my/ticket. */
  HELPDESK_URL: z.url('must be an absolute address').optional(),
  /** Development mailbox's web page, shown in the start message only. */
  MAILBOX_URL: z.url().optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  /** A private bucket for photos, CVs and images, where several instances run; without it they are folders. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Address of a store that is not Amazon's. */
  S3_ENDPOINT: z.url('must be an absolute address').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Bearer secret of internal routes (revalidation, scheduled work). */
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How many proxies of ours stand in front and append to X-Forwarded-For; 0 trusts the connection only. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** How lines of the log are written: for people, or as JSON with the id of the request. */
  LOG_FORMAT: oneOf('plain', 'json').default('plain'),
  /** "off" keeps background work (mails, clean-up, escalation) out of this process. */
  JOBS: oneOf('on', 'off').default('on'),
  /** Memory for whole answers that are the same for everybody, in MB; 0 renders every answer. */
  RESPONSE_CACHE_MB: whole(0, 4096).default(64),
  /** "waiting" loads the scripts of pages that are the same for everybody when somebody wants more than to read. */
  SCRIPTS: oneOf('waiting', 'at-once').default('waiting'),
  /** Memory for rendered pages, packed, and what they read, in MB; read by next.config.mjs. */
  PAGE_CACHE_MB: whole(1, 4096).default(100),
  /** How far the heap of each process may grow, in MB; Node's own limit without it. The launcher hands it on. */
  HEAP_MB: whole(256, 65_536).optional(),
  /** "on" asks the official links of the site once a week, "off" never; unset: on unless the site is only this machine's. */
  LINK_CHECKS: oneOf('on', 'off').optional(),
  /** Tells search engines of vacancies that are new, have changed or closed (indexnow.org); off without it. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: z.url('must be an absolute address').default('https://api.indexnow.org/indexnow'),
  /** The most mails of alerts that are queued in a minute. */
  ALERT_MAILS_PER_MINUTE: whole(1, 10_000).default(120),
  NEXT_PHASE: z.string().optional(),
})

const schema = settings.superRefine(({ S3_BUCKET, ...given }, context) => {
  if (!S3_BUCKET) return
  for (const key of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!given[key]) context.addIssue({ code: 'custom', path: [key], message: 'is needed beside S3_BUCKET' })
  }
})

export type Env = z.infer<typeof schema>

/** The `code` of the error. */
const BAD_SETTING = 'BAD_SETTING'

/**
 * Reads the settings. An empty one counts as not set, so that a line left blank in `.env` means its default.
 * @throws Error with the code `BAD_SETTING`, whose message names every bad setting and what it should be
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw Object.assign(new Error(`Bad setting: ${lines.join('; ')}. See .env.example.`), { code: BAD_SETTING })
  }
  return result.data
}

export const env = parseEnv(process.env)

/** Where this process reaches itself, past any proxy: on the loopback unless it listens on one address alone. */
export const ownPath = (settings: Pick<Env, 'HOST' | 'PORT'> = env): string => {
  const { HOST, PORT } = settings
  const host = ['0.0.0.0', '::', 'localhost'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether official links are asked: by the setting, else where the site has an address of its own on the web. */
export const asksLinks = ({ LINK_CHECKS, SITE_URL }: Pick<Env, 'LINK_CHECKS' | 'SITE_URL'> = env): boolean =>
  LINK_CHECKS ? LINK_CHECKS === 'on' : !LOCAL_HOSTS.includes(new URL(SITE_URL).hostname)

/** True while `next build` runs, where no database is at hand and no page may ask for one. */
export const isBuilding = env.NEXT_PHASE === 'phase-production-build'

/**
 * Stops a start that lacks what it needs: the database, and secrets in production.
 * @throws Error naming the missing settings
 */
export function requireRuntimeSettings(settings: Env = env): void {
  const missing = [
    !settings.DATABASE_URL && 'DATABASE_URL',
    settings.NODE_ENV === 'production' && !settings.PAYLOAD_SECRET && 'PAYLOAD_SECRET',
  ].filter(Boolean)
  if (missing.length > 0) {
    throw new Error(`Missing setting: ${missing.join(', ')}. See .env.example, or run npm start, which provides them.`)
  }
}
