import type { WrittenMail } from '@/cms/mail/queue-mail'

/** What happens to an application. */
export type ApplicationCommand = 'apply' | 'undo' | 'renew' | 'withdraw' | 'moveToStage'

/** The command run on each application in this request, by id, for its mails. */
export interface CommandContext {
  applicationCommands?: Map<string, ApplicationCommand>
}

/**
 * The mails previewed before moving applications, by application id, sent unchanged; null sends none. Passed in the
 * request's context.
 */
export interface StageMailContext {
  stageMails?: Map<string, WrittenMail | null>
}
