import { expect } from '@playwright/test'

export interface CaughtMail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

/** Mails that the catcher holds for an address, oldest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${process.env.E2E_MAILBOX_URL}/email`)
  const mails: CaughtMail[] = await answer.json()
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** Waits for a mail whose subject matches; the queue sends within seconds. */
export async function mailTo(address: string, subject: RegExp): Promise<CaughtMail> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await find())?.subject, { timeout: 30_000 }).toMatch(subject)
  const found = await find()
  if (!found) throw new Error(`No mail to ${address}`)
  return found
}

/** The address behind the button of a mail. */
export function linkIn({ html }: CaughtMail): string {
  const link = /href="([^"]*token=[^"]*)"/.exec(html)?.[1]
  if (!link) throw new Error('The mail holds no link')
  return link.replaceAll('&amp;', '&')
}

/** Waits until a mail to the address holds some words. The queue is emptied every five seconds. */
export async function expectMail(address: string, words: string | RegExp): Promise<void> {
  const holds = ({ subject, text }: CaughtMail) => {
    const whole = `${subject}\n${text}`
    return typeof words === 'string' ? whole.includes(words) : words.test(whole)
  }
  await expect(async () => expect((await mailsTo(address)).filter(holds)).toHaveLength(1)).toPass({ timeout: 30_000 })
}
