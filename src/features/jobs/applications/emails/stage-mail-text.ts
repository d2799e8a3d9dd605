import type { PayloadRequest } from 'payload'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/language'
import { type Stage, TEAM_STAGES } from '../../schema'
import { applicationMails } from './messages'

export interface MailText {
  subject: string
  text: string
}

/**
 * Subject and text of the mail of a stage as the settings have them. They are written in one language; who reads another
 * gets the site's own words in it.
 */
export async function mailTextForStage(req: PayloadRequest, stage: Stage, language: Language): Promise<MailText> {
  const own = applicationMails(language).moved.template(stage)
  const known = TEAM_STAGES.find((one) => one === stage)
  if (!known || language !== DEFAULT_LANGUAGE) return own
  // Full authority: an applicant's request writes to the applicant, in words that are the team's to read and change.
  const settings = await req.payload.findGlobal({ slug: 'application-mails', depth: 0, overrideAccess: true, req })
  const { subject, text } = settings[known] ?? {}
  return { subject: subject || own.subject, text: text || own.text }
}
