'use server'
import { randomBytes } from 'node:crypto'
import { redirect } from 'next/navigation'
import { asServer } from '@/cms/access/access'
import { isStaff } from '@/cms/access/roles'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { daysAfter, RETENTION } from '@/cms/personal/retention'
import { isRecordId } from '@/lib/database/record-id'
import { inTransaction, inTransactionAs } from '@/lib/database/transaction'
import type { FormState } from '@/lib/errors/action-result'
import { apiError } from '@/lib/errors/expected-error'
import { sessionEnded } from '@/lib/errors/field-error-state'
import { type Language, languageOfForm } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { formText } from '@/lib/request/unreadable-form'
import type { ChoiceList, User } from '@/payload-types'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { choiceListErrorMessages, choiceListMessages } from './messages'
import { commentsOf, editionOf, type KeptList, ownList, ownLists, sharedList } from './queries'
import { commentSchema, MARKS, MAX, MAX_LENGTH, nameSchema, openListOf, openListText, SHARE_MODES } from './schema'

const error = (code: keyof ReturnType<typeof choiceListErrorMessages>, max?: number) =>
  apiError(choiceListErrorMessages('en'), code, 400, { max })

function rulesOf(form: FormData, what: string) {
  const language = languageOfForm(form)
  const { errors, failed } = choiceListMessages(language)
  const errorMessages = choiceListErrorMessages(language)
  return { fields: errors, failed, errorMessages, leaveOut: Object.values(MARKS), what }
}

/** The person signed in; otherwise redirects to sign-in and back to the saved list, or the list being made. */
async function personOf(form: FormData): Promise<User> {
  const paths = pathsIn(languageOfForm(form))
  const [kept, seen] = [formText(form, MARKS.list), formText(form, MARKS.seen)]
  const made = [...new URLSearchParams(queryOf(form)), ...(seen ? [['kept', seen] as const] : [])]
  return (await sessionUser()) ?? redirect(paths.login(isRecordId(kept) ? paths.keptList(kept) : paths.myList(made)))
}

const queryOf = (form: FormData): string => formText(form, MARKS.query, MAX_LENGTH.query + 1)

/** URL of the saved list, open for editing. */
const openAgain = (language: Language, { id, query }: ChoiceList): never =>
  redirect(
    pathsIn(language).myList([...new URLSearchParams(query), ['kept', openListText({ id, seen: editionOf(query) })]]),
  )

/** Saves a list under a name. */
export async function keepList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  const rules = { ...rulesOf(form, 'keeping a choice list'), schema: nameSchema }
  return checkedFormAction(form, rules, async ({ data: { name }, language }) => {
    const query = queryOf(form)
    if (query.length > MAX_LENGTH.query) throw error('list-too-long')
    const kept = await inTransactionAs(user, await payloadClient(), async (req) => {
      // Of two concurrent saves, the second counts the first.
      await lockedMoment(req, 'users', user.id)
      if ((await ownLists(user, req)).length >= MAX.lists) throw error('too-many-lists', MAX.lists)
      const data = { name, query, user: user.id }
      return req.payload.create({ collection: 'choice-lists', data, depth: 0, req, overrideAccess: false, user })
    })
    return openAgain(language, kept)
  })
}

/** Saves an open list, unless it was saved elsewhere since it was opened: then nothing is lost. */
export async function saveList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, 'saving a choice list'), async ({ language }) => {
    const query = queryOf(form)
    if (query.length > MAX_LENGTH.query) throw error('list-too-long')
    const open = openListOf(formText(form, MARKS.seen))
    const saved = await changeOwn(user, open?.id, (list) => {
      if (editionOf(list.query) !== open?.seen) throw error('changed-elsewhere')
      return { query }
    })
    return openAgain(language, saved)
  })
}

/** Applies `changes` to one of the person's own lists; of two concurrent changes, the second sees the first. */
const changeOwn = async (user: User, id: unknown, changes: (list: KeptList) => Partial<ChoiceList>) =>
  inTransactionAs(user, await payloadClient(), async (req) => {
    // The person first, as a parent does who withdraws: each would wait for the other.
    await lockedMoment(req, 'users', user.id)
    if (isRecordId(id)) await lockedMoment(req, 'choice-lists', id)
    const list = await ownList(user, id, req)
    if (!list) throw error('no-such-list')
    const data = changes(list)
    const which = { collection: 'choice-lists', id: list.id } as const
    return req.payload.update({ ...which, data, depth: 0, req, overrideAccess: false, user })
  })

type Done = keyof ReturnType<typeof choiceListMessages>['done']

/** Changes the form's list, which must be the person's own; redirects to its page. */
async function changeNamed(
  form: FormData,
  { what, done }: { what: string; done: Done },
  changes: (list: KeptList) => Partial<ChoiceList>,
) {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, what), async ({ language }): Promise<FormState> => {
    const { id } = await changeOwn(user, formText(form, MARKS.list), changes)
    return redirect(pathsIn(language).keptList(id, done))
  })
}

export async function renameList(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...rulesOf(form, 'renaming a choice list'), schema: nameSchema }
  return checkedFormAction(form, rules, ({ data: { name } }) =>
    changeNamed(form, { what: rules.what, done: 'renamed' }, () => ({ name })),
  )
}

/** Locks a version of the list under today's date. */
export const lockList = async (_before: FormState, form: FormData): Promise<FormState> =>
  changeNamed(form, { what: 'locking a choice list', done: 'locked' }, ({ query, versions }) => {
    if (versions.length >= MAX.versions) throw error('too-many-versions', MAX.versions)
    const kept = versions.toReversed().map((version) => ({ query: version.query, lockedAt: version.lockedAt }))
    return { versions: [...kept, { query, lockedAt: new Date().toISOString() }] }
  })

/** Creates a share link; an earlier one expires. */
export const shareList = async (_before: FormState, form: FormData): Promise<FormState> =>
  changeNamed(form, { what: 'sharing a choice list', done: 'shared' }, () => ({
    shareMode: SHARE_MODES.find((mode) => mode === form.get('mode')) ?? 'read',
    sharedUntil: daysAfter(new Date(), RETENTION.sharedListDays).toISOString(),
    shareKey: randomBytes(16).toString('hex'),
  }))

/** Revokes the share link. */
export const endShare = async (_before: FormState, form: FormData): Promise<FormState> =>
  changeNamed(form, { what: 'ending the link of a choice list', done: 'ended' }, () => ({
    shareKey: null,
    sharedUntil: null,
  }))

/** Deletes a list with its versions and comments. */
export async function deleteList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, 'deleting a choice list'), async ({ language }): Promise<FormState> => {
    const list = await ownList(user, formText(form, MARKS.list))
    if (!list) throw error('no-such-list')
    const payload = await payloadClient()
    await payload.delete({ collection: 'choice-lists', id: list.id, overrideAccess: false, user })
    return redirect(pathsIn(language).dashboard())
  })
}

/** Adds a comment: by the owner, or by anyone with a link that allows it. */
export async function commentOnList(_before: FormState, form: FormData): Promise<FormState> {
  const rules = {
    ...rulesOf(form, 'commenting on a choice list'),
    schema: commentSchema,
    limit: 'commentPerIp',
  } as const
  return checkedFormAction(
    form,
    rules,
    async ({ data: { name, text, about }, language, values }): Promise<FormState> => {
      const user = await sessionUser()
      const link = formText(form, MARKS.link)
      if (!link && !user) return sessionEnded(language, choiceListMessages(language).comments.notSignedIn, values)
      const list = link ? await sharedList(link) : await ownList(user, formText(form, MARKS.list))
      if (!list || (link && list.share?.mode !== 'comment')) throw error(link ? 'link-ended' : 'no-such-list')
      const by = isStaff(user) ? 'counsellor' : link ? 'guest' : 'owner'
      await inTransaction(await payloadClient(), async (req) => {
        // Of two concurrent comments, the second counts the first; on a list deleted meanwhile there is none.
        if (!(await lockedMoment(req, 'choice-lists', list.id))) throw error('no-such-list')
        if ((await commentsOf(list, req)).length >= MAX.comments) throw error('too-many-comments', MAX.comments)
        const data = { list: list.id, by, name, text, about: about || null } as const
        // Full authority: the link or the owner's session was checked.
        await req.payload.create({ collection: 'choice-list-comments', data, ...asServer(req) })
      })
      const paths = pathsIn(language)
      return redirect(`${link ? paths.sharedList(link, 'commented') : paths.keptList(list.id, 'commented')}#comments`)
    },
  )
}
