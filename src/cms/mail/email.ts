import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/lib/env'

/** Splits "Name <address>" of MAIL_FROM. */
const sender = env.MAIL_FROM.match(/^\s*(.*?)\s*<([^>]+)>\s*$/)

/** A server that does not answer keeps a mail waiting for no longer than this. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
/** One connection for the mails that follow each other; one that breaks off is not tried again behind the queue's back. */
const connection = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

/** Mails go to SMTP_URL; without one they are only turned into JSON and dropped, never sent to a test service. */
export const email = nodemailerAdapter({
  defaultFromName: sender?.[1] || 'VaidyaPath',
  defaultFromAddress: sender?.[2] ?? env.MAIL_FROM,
  skipVerify: true,
  transport: env.SMTP_URL
    ? nodemailer.createTransport({ url: env.SMTP_URL, ...connection, ...patience })
    : nodemailer.createTransport({ jsonTransport: true }),
})
