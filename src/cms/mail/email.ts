import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/lib/env'

/** Splits "Name <email>" of MAIL_FROM. */
const sender = env.MAIL_FROM.match(/^\s*(.*?)\s*<([^>]+)>\s*$/)

/** Timeout of an unresponsive mail server. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
/** Reuses a connection for consecutive mails; retries are the queue's job. */
const connection = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

/** Sends over SMTP_URL; without it mails are only rendered to JSON and dropped, never sent to a test service. */
export const email = nodemailerAdapter({
  defaultFromName: sender?.[1] || 'VaidyaPath',
  defaultFromAddress: sender?.[2] ?? env.MAIL_FROM,
  skipVerify: true,
  transport: env.SMTP_URL
    ? nodemailer.createTransport({ url: env.SMTP_URL, ...connection, ...patience })
    : nodemailer.createTransport({ jsonTransport: true }),
})
