'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isRecordId } from '@/lib/database/record-id'
import { languageOfForm } from '@/lib/language'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'
import { rememberIntent } from '@/lib/pending-intent/intent-cookie'
import { requireForm } from '@/lib/request/unreadable-form'
import { formAction } from '@/server/form-action'
import { sessionUser } from '@/server/session'
import { forget, keep } from './keep-actions'
import { savedMessages } from './messages'
import { intentText, isSavedKind, type SaveState } from './schema'

/**
 * Saves or removes an item, as the form's `want` says. Without a session it stores the pending intent and redirects to
 * sign-in, which returns to the page with the item saved.
 */
export async function changeSaved(_before: SaveState, form: FormData): Promise<SaveState> {
  requireForm(form)
  const language = languageOfForm(form)
  const kind = form.get('kind')
  const id = form.get('id')
  if (!isSavedKind(kind) || !isRecordId(id))
    return { status: 'error', message: savedMessages(language).college.saveFailed }
  const messages = savedMessages(language)[kind]
  const wantsSaved = form.get('want') !== 'remove'
  const user = await sessionUser()
  if (!user) {
    const from = await pageOfForm(kind === 'college' ? pathsIn(language).colleges() : pathsIn(language).jobs())
    await rememberIntent(intentText({ kind, id }))
    redirect(pathsIn(language).login(pathsIn(language).savedReturn(from)))
  }
  const rules = {
    what: `${wantsSaved ? 'saving' : 'removing'} a ${kind}`,
    failed: wantsSaved ? messages.saveFailed : messages.removeFailed,
  }
  return formAction(form, rules, async (): Promise<SaveState> => {
    const isDone = wantsSaved ? await keep({ kind, id }, user) : await forget({ kind, id }, user)
    if (!isDone) return { status: 'error', message: messages.saveFailed }
    return { status: 'success', message: wantsSaved ? messages.savedNow : messages.removedNow, isSaved: wantsSaved }
  })
}

/** Path of the page with the button. */
async function pageOfForm(fallback: string): Promise<string> {
  const referer = (await headers()).get('referer')
  if (!referer || !URL.canParse(referer)) return fallback
  const { pathname, search } = new URL(referer)
  return ownPath(`${pathname}${search}`, fallback)
}
