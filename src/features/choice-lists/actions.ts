'use server'
import { randomBytes } from 'node:crypto'
import { redirect } from 'next/navigation'
import { asServer } from '@/cms/access/authority'
import { isStaff } from '@/cms/access/roles'
import { daysAfter, RETENTION } from '@/cms/personal/retention'
import type { FormState } from '@/lib/errors/action-result'
import { apiError } from '@/lib/errors/api-error'
import { pathsIn } from '@/lib/paths/paths'
import { type Language, languageOfForm } from '@/lib/text/language'
import type { ChoiceList, User } from '@/payload-types'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { choiceListErrorMessages, choiceListMessages } from './messages'
import { commentsOf, type KeptList, ownList, ownLists, sharedList } from './queries'
import { commentSchema, LONGEST, MARKS, MOST, nameSchema, openListOf, openListText, SHARE_MODES } from './schema'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const error = (code: keyof ReturnType<typeof choiceListErrorMessages>, most?: number) =>
  apiError(choiceListErrorMessages('en'), code, 400, { most })

function rulesOf(form: FormData, what: string) {
  const language = languageOfForm(form)
  const { errors, failed } = choiceListMessages(language)
  const errorMessages = choiceListErrorMessages(language)
  return { fields: errors, failed, errorMessages, leaveOut: Object.values(MARKS), what }
}

/** The person, or the way to the sign-in and back to the list that they were making. */
async function personOf(form: FormData): Promise<User> {
  const paths = pathsIn(languageOfForm(form))
  return (await sessionUser()) ?? redirect(paths.login(paths.myList([...new URLSearchParams(queryOf(form))])))
}

/** The list of the form, as the address of its page holds it. */
const queryOf = (form: FormData): string => textOf(form, MARKS.query).slice(0, LONGEST.query + 1)

/** The list as it is after saving, open for the next change. */
const openAgain = (language: Language, { id, query, updatedAt }: ChoiceList): never =>
  redirect(
    pathsIn(language).myList([
      ...new URLSearchParams(query),
      ['kept', openListText({ id, seen: new Date(updatedAt).getTime() })],
    ]),
  )

/** Keeps a list under a name. */
export async function keepList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  const rules = { ...rulesOf(form, 'keeping a choice list'), schema: nameSchema }
  return checkedFormAction(form, rules, async ({ data: { name }, language }) => {
    const query = queryOf(form)
    if (query.length > LONGEST.query) throw error('list-too-long')
    if ((await ownLists(user)).length >= MOST.lists) throw error('too-many-lists', MOST.lists)
    const payload = await payloadClient()
    const data = { name, query, user: user.id }
    return openAgain(
      language,
      await payload.create({ collection: 'choice-lists', data, depth: 0, overrideAccess: false, user }),
    )
  })
}

/** Writes the changes of an open list, unless it was saved elsewhere since it was opened: then nothing is lost. */
export async function saveList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, 'saving a choice list'), async ({ language }) => {
    const query = queryOf(form)
    if (query.length > LONGEST.query) throw error('list-too-long')
    const open = openListOf(textOf(form, MARKS.seen))
    const list = await ownList(user, open?.id)
    if (!list) throw error('no-such-list')
    if (new Date(list.savedAt).getTime() !== open?.seen) throw error('changed-elsewhere')
    return openAgain(language, await change(user, list, { query }))
  })
}

type Done = keyof ReturnType<typeof choiceListMessages>['done']

const change = async (user: User, { id }: KeptList, data: Partial<ChoiceList>): Promise<ChoiceList> =>
  (await payloadClient()).update({
    collection: 'choice-lists',
    id,
    data,
    depth: 0,
    overrideAccess: false,
    user,
  })

/** Does something with the list that the form names, which must be the person's own; leads back to its page. */
async function withOwnList(form: FormData, what: string, work: (user: User, list: KeptList) => Promise<Done>) {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, what), async ({ language }): Promise<FormState> => {
    const list = await ownList(user, textOf(form, MARKS.list))
    if (!list) throw error('no-such-list')
    return redirect(pathsIn(language).keptList(list.id, await work(user, list)))
  })
}

/** Gives a list another name. */
export async function renameList(_before: FormState, form: FormData): Promise<FormState> {
  const rules = { ...rulesOf(form, 'renaming a choice list'), schema: nameSchema }
  return checkedFormAction(form, rules, ({ data: { name } }) =>
    withOwnList(form, rules.what, async (user, list) => {
      await change(user, list, { name })
      return 'renamed'
    }),
  )
}

/** Keeps the list as it is, with today's date. */
export const lockList = async (_before: FormState, form: FormData): Promise<FormState> =>
  withOwnList(form, 'locking a choice list', async (user, list) => {
    if (list.versions.length >= MOST.versions) throw error('too-many-versions', MOST.versions)
    const kept = list.versions.toReversed().map(({ query, lockedAt }) => ({ query, lockedAt }))
    await change(user, list, { versions: [...kept, { query: list.query, lockedAt: new Date().toISOString() }] })
    return 'locked'
  })

/** Makes a link to the list; an earlier one ends. */
export const shareList = async (_before: FormState, form: FormData): Promise<FormState> =>
  withOwnList(form, 'sharing a choice list', async (user, list) => {
    const shareMode = SHARE_MODES.find((mode) => mode === form.get('mode')) ?? 'read'
    const sharedUntil = daysAfter(new Date(), RETENTION.sharedListDays).toISOString()
    await change(user, list, { shareMode, sharedUntil, shareKey: randomBytes(16).toString('hex') })
    return 'shared'
  })

/** Ends the link of the list. */
export const endShare = async (_before: FormState, form: FormData): Promise<FormState> =>
  withOwnList(form, 'ending the link of a choice list', async (user, list) => {
    await change(user, list, { shareKey: null, sharedUntil: null })
    return 'ended'
  })

/** Deletes a list with its versions and comments. */
export async function deleteList(_before: FormState, form: FormData): Promise<FormState> {
  const user = await personOf(form)
  return formAction(form, rulesOf(form, 'deleting a choice list'), async ({ language }): Promise<FormState> => {
    const list = await ownList(user, textOf(form, MARKS.list))
    if (!list) throw error('no-such-list')
    const payload = await payloadClient()
    await payload.delete({ collection: 'choice-lists', id: list.id, overrideAccess: false, user })
    return redirect(pathsIn(language).dashboard())
  })
}

/** Says something of a list: its owner, or whoever has a link that lets them. */
export async function commentOnList(_before: FormState, form: FormData): Promise<FormState> {
  const rules = {
    ...rulesOf(form, 'commenting on a choice list'),
    schema: commentSchema,
    limit: 'commentPerIp',
  } as const
  return checkedFormAction(form, rules, async ({ data: { name, text, about }, language }): Promise<FormState> => {
    const user = await sessionUser()
    const link = textOf(form, MARKS.link)
    const list = link ? await sharedList(link) : await ownList(user, textOf(form, MARKS.list))
    if (!list || (link && list.share?.mode !== 'comment')) throw error('link-ended')
    if ((await commentsOf(list)).length >= MOST.comments) throw error('too-many-comments', MOST.comments)
    const payload = await payloadClient()
    const by = isStaff(user) ? 'counsellor' : link ? 'guest' : 'owner'
    await payload.create({
      collection: 'choice-list-comments',
      data: { list: list.id, by, name, text, about: about || null },
      // Full authority: the link, or the owner's session, has let the writer in.
      ...asServer(),
    })
    const paths = pathsIn(language)
    return redirect(`${link ? paths.sharedList(link, 'commented') : paths.keptList(list.id, 'commented')}#comments`)
  })
}
