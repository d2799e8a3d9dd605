import { expect } from '@playwright/test'

interface Mail {
  subject: string
  text: string
  to: { address: string }[]
}

/** The mails that the development mailbox holds for an address, oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env.E2E_MAILBOX_URL}/email`)
  const mails = (await answer.json()) as Mail[]
  return mails.filter(({ to }) => to.some((receiver) => receiver.address.toLowerCase() === address.toLowerCase()))
}

/** Waits until a mail to the address holds some words. The queue is emptied every five seconds. */
export async function expectMail(address: string, words: string | RegExp): Promise<void> {
  const holds = ({ subject, text }: Mail) => {
    const whole = `${subject}\n${text}`
    return typeof words === 'string' ? whole.includes(words) : words.test(whole)
  }
  await expect(async () => expect((await mailsTo(address)).filter(holds)).toHaveLength(1)).toPass({ timeout: 30_000 })
}
