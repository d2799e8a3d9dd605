import type { PayloadRequest } from 'payload'
import { asPerson } from '@/cms/access/access'
import { brandOf } from '@/cms/mail/queue-mail'
import { authorOf } from '@/cms/notes/note-fields'
import { fill } from '@/lib/text/fill'
import type { Enquiry } from '@/payload-types'
import { contactMessages } from './contact-messages'
import type { ReplyTemplate } from './reply-form'

/** What a reply to an enquiry begins with, and the team's templates with the names of this one put in. */
export async function readReplyTemplates(
  req: PayloadRequest,
  { name }: Enquiry,
): Promise<{ subject: string; templates: ReplyTemplate[] }> {
  const brand = await brandOf(req)
  const { templates } = await req.payload.findGlobal({
    slug: 'enquiry-replies',
    ...asPerson(req),
  })
  const values = { name, brand, author: authorOf(req) ?? brand }
  return {
    subject: contactMessages.reply.firstSubject(brand),
    templates: (templates ?? []).map((template) => ({
      name: template.name,
      subject: fill(template.subject, values),
      text: fill(template.text, values),
    })),
  }
}
