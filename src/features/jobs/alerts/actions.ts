'use server'
import { redirect } from 'next/navigation'
import { managedMailbox } from '@/cms/subscriptions/links'
import { isRecordId } from '@/lib/database/record-id'
import { languageOfForm } from '@/lib/language'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'
import { withDone } from '@/lib/paths/with-query'
import { formText } from '@/lib/request/unreadable-form'
import { payloadClient } from '@/server/payload'
import { writeFrequency } from './operations/alert-queries'
import { isFrequency } from './schema'

/** Changes how often an alert is mailed, through the link that manages its mailbox. */
export async function changeAlert(form: FormData): Promise<void> {
  const language = languageOfForm(form)
  const token = formText(form, 'token')
  const [id, frequency] = [form.get('alert'), form.get('frequency')]
  const payload = await payloadClient()
  const mailbox = await managedMailbox(payload, token)
  const isSaved =
    mailbox !== null &&
    isRecordId(id) &&
    isFrequency(frequency) &&
    (await writeFrequency(payload, mailbox.id, id, frequency))
  const back = ownPath(formText(form, 'back'), '')
  if (back) redirect(isSaved ? withDone(back, 'saved') : back)
  redirect(`${pathsIn(language).subscriptions(token)}${isSaved ? '&done=saved' : ''}`)
}
