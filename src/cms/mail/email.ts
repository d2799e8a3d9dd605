import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import { env } from '@/lib/env'

/** Splits "Name <address>" of MAIL_FROM. */
const sender = env.MAIL_FROM.match(/^\s*(.*?)\s*<([^>]+)>\s*$/)

/** A server that does not answer keeps a mail, and with it the batch, waiting for no longer than this. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** Mails go to SMTP_URL; without one they are only turned into JSON and dropped, never sent to a test service. */
export const email = nodemailerAdapter({
  defaultFromName: sender?.[1] || 'VaidyaPath',
  defaultFromAddress: sender?.[2] ?? env.MAIL_FROM,
  skipVerify: true,
  transport: env.SMTP_URL
    ? nodemailer.createTransport({ url: env.SMTP_URL, ...patience })
    : nodemailer.createTransport({ jsonTransport: true }),
})
