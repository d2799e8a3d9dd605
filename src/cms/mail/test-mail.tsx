import { adminOnly, endpoint } from '@/cms/access/access'
import { inTransactionAs } from '@/lib/database/transaction'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { countAttempt } from '@/lib/limits/rate-limit'
import { studioMessages } from '../admin/messages'
import { queuedMail } from '../database/payload-mail-jobs'
import { brandOf, MailLayout, MailText, queueMail } from './queue-mail'

const messages = studioMessages.testMail

/** State of a test mail; `sent` means the mail server accepted it. */
export type TestMailState = 'waiting' | 'trying' | 'failed' | 'sent'

/** Sends the administrator a mail, the same way as every other mail. */
const sendTestMail = endpoint(adminOnly, 'post', '/test-mail', async (req, user) => {
  await countAttempt(req.payload, 'testMailPerAccount', user.id)
  const id = await inTransactionAs(user, req.payload, async (inner) => {
    const brand = await brandOf(inner)
    return queueMail(inner, {
      to: user.email,
      subject: messages.subject(brand),
      body: (
        <MailLayout language={STUDIO_LANGUAGE} brand={brand} preview={messages.preview} heading={messages.heading}>
          <MailText>{messages.text}</MailText>
        </MailLayout>
      ),
    })
  })
  return Response.json({ id, to: user.email })
})

/** Returns its state. */
const testMailState = endpoint(adminOnly, 'get', '/test-mail/:id', async (req, _user, id) => {
  const mail = await queuedMail(req.payload, id)
  const state: TestMailState = mail?.state ?? 'sent'
  return Response.json({ state, reason: mail?.reason ?? null })
})

/** Endpoints to test the mail server from the studio. */
export const testMailEndpoints = [sendTestMail, testMailState]
