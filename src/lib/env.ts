import { z } from 'zod'

/** An integer in a range, with a readable error. */
const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ message }).int(message).min(min, message).max(max, message)
}

/** One of several words; the error lists them. */
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { message: `must be one of: ${words.join(', ')}` })

/** An http or https URL. */
const webAddress = (message: string) => z.url({ protocol: /^https?$/, message })

/** What stands behind the host of a site's address would be lost or doubled in links. What is no URL has its own error. */
const isOriginAlone = (address: string) => {
  if (!URL.canParse(address)) return true
  const { username, pathname, search, hash } = new URL(address)
  return !username && /^\/*$/.test(pathname) && !search && !hash
}

const settings = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  /** postgres://user:password@host:port/database */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** Signs sessions and previews. The local start generates one. */
  PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Public URL without a trailing slash; determines canonical links, links in mails, and secure cookies. */
  SITE_URL: webAddress('must be an absolute address such as https://example.org')
    .refine(isOriginAlone, 'must end with its host or port, such as https://example.org')
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  PORT: whole(1, 65535).default(3000),
  /** Local IP to listen on; 0.0.0.0 or :: for all. */
  HOST: z
    .string()
    .regex(/^[0-9A-Za-z.:-]+$/, 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** smtp://user:password@host:port; without it mails are only logged (the local start runs a mailbox). */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps:// and name a host')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'must be an email address, or a name and <an address>',
    )
    .default('VaidyaPath <hello@vaidyapath.example>'),
  /** Recipient of notices about new enquiries and applications. */
  TEAM_INBOX: z.email('must be an email address').default('team@vaidyapath.example'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  /** URL of the external helpdesk whose ticket page is shown under /my/ticket. */
  HELPDESK_URL: webAddress('must be an absolute address such as https://help.example.org').optional(),
  /** Web page of the development mailbox, only for the start message. */
  MAILBOX_URL: z.url().optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  /** Private bucket for photos, CVs and images when several instances run; without it they are stored in folders. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Endpoint of a store other than Amazon's. */
  S3_ENDPOINT: webAddress('must be an absolute address such as https://storage.example.org').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Bearer secret of internal routes (revalidation, scheduled work). */
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Number of our own proxies that append to X-Forwarded-For; 0 trusts only the connection. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Format of log lines: for people, or JSON with the request id. */
  LOG_FORMAT: oneOf('plain', 'json').default('plain'),
  /** "off" keeps background work (mails, clean-up, escalation) out of this process. */
  JOBS: oneOf('on', 'off').default('on'),
  /** Memory of the response cache, in MB; 0 renders every response. */
  RESPONSE_CACHE_MB: whole(0, 4096).default(64),
  /** "waiting" defers the scripts of public pages until a visitor does more than read. */
  SCRIPTS: oneOf('waiting', 'at-once').default('waiting'),
  /** Memory for compressed rendered pages and cached reads, in MB; read by next.config.mjs. */
  PAGE_CACHE_MB: whole(1, 4096).default(100),
  /** Heap limit per process, in MB; Node's default if unset. Passed on by the launcher. */
  HEAP_MB: whole(256, 65_536).optional(),
  /** "on" checks the site's official links once a week, "off" never; unset: on unless the site is local. */
  LINK_CHECKS: oneOf('on', 'off').optional(),
  /** Notifies search engines of new, changed and closed vacancies (indexnow.org); off if unset. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: webAddress('must be an absolute address such as https://api.indexnow.org/indexnow').default(
    'https://api.indexnow.org/indexnow',
  ),
  /** Maximum number of alert mails queued per minute. */
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

/** `code` of the error. */
const BAD_SETTING = 'BAD_SETTING'

/**
 * Parses the settings. An empty value counts as unset, so that a blank line in `.env` means the default.
 * @throws Error with the code `BAD_SETTING`, whose message lists every invalid setting and what it should be
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

/** URL at which this process reaches itself, bypassing any proxy: loopback unless it listens on a single IP. */
export const ownPath = (settings: Pick<Env, 'HOST' | 'PORT'> = env): string => {
  const { HOST, PORT } = settings
  const host = ['0.0.0.0', '::', 'localhost'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether official links are checked: by the setting, otherwise if the site has a public URL. */
export const checksLinks = (): boolean =>
  env.LINK_CHECKS ? env.LINK_CHECKS === 'on' : !LOCAL_HOSTS.includes(new URL(env.SITE_URL).hostname)

/** True during `next build`, when there is no database and no page may query one. */
export const isBuilding = env.NEXT_PHASE === 'phase-production-build'

/**
 * Fails if required settings are missing: the database, and secrets in production.
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
