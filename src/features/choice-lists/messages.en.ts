import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'
import { grouped, plural } from '@/lib/text/format'
import type { Commenter, ShareMode } from './schema'

const errors = {
  invalid: 'Please look at this field again.',
  'name-missing': 'Please give the list a name.',
  'commenter-missing': 'Please say who you are.',
  'comment-missing': 'Please write a comment.',
  'too-long': ({ max }) => `Please use at most ${max} characters.`,
} as const satisfies FieldMessages
export type ChoiceListFieldCode = keyof typeof errors

/** Why an action on a saved list is rejected. */
export const choiceListErrorMessages = {
  'too-many-lists': ({ max }) => `You keep ${max} lists. Delete one first.`,
  'list-too-long': 'This list is too long to keep. Shorten its notes.',
  'changed-elsewhere': 'This list was saved elsewhere since you opened it. Keep this one under a new name.',
  'no-such-list': 'This list is not there any more.',
  'too-many-versions': ({ max }) => `A list keeps ${max} locked versions, and this one is full.`,
  'too-many-comments': ({ max }) => `A list holds ${max} comments, and this one is full.`,
  'link-ended': 'This link has ended. Ask for a new one.',
} as const satisfies MessagesByCode

/** All messages about saved choice lists. */
export const choiceListMessages = {
  errors,
  title: 'My choice lists',
  none: 'You keep no choice list yet.',
  noneText: 'Make one from your rank, then keep it under a name.',
  make: 'Make a choice list',
  choices: (amount: number) => `${grouped('en', amount)} ${plural('en', amount, { one: 'choice', other: 'choices' })}`,
  savedOn: (day: string) => `Saved on ${day}`,
  working: 'Working…',
  failed: 'This could not be done. Please try again.',
  keep: {
    name: 'Name of the list',
    submit: 'Keep the list',
    signIn: 'Sign in to keep the list under a name, share it and lock it.',
    saveChanges: 'Save the changes',
    isSaved: (name: string) => `Kept as ${name}.`,
    isChanged: (name: string) => `Changed since it was kept as ${name}.`,
    manage: 'Share, lock and comments',
  },
  done: {
    kept: 'The list is kept.',
    renamed: 'The list has its new name.',
    locked: 'This version is locked.',
    shared: 'The link is ready.',
    ended: 'The link has ended.',
    commented: 'Your comment is here.',
  },
  open: 'Open the list',
  rename: 'Rename',
  lock: {
    title: 'Locked versions',
    text: 'Locking keeps a copy with today’s date. It sends nothing: you still lock the list on the portal.',
    submit: 'I have locked this on the portal',
    none: 'No version is locked yet.',
    version: (number: number, day: string) => `Version ${grouped('en', number)}, locked on ${day}`,
    same: 'The list is still the same.',
    changed: (added: number, out: number) =>
      `Since then: added ${grouped('en', added)}, taken out ${grouped('en', out)}.`,
    reordered: 'Since then the order has changed.',
  },
  share: {
    title: 'Share with family',
    text: (days: number) =>
      `Whoever has the link can open the list. It ends by itself after ${grouped('en', days)} days.`,
    mode: 'Whoever has the link may',
    modes: { read: 'read', comment: 'read and comment' } satisfies Record<ShareMode, string>,
    submit: 'Make a link',
    anew: 'Make a new link',
    link: 'Link',
    until: (day: string) => `Works until ${day}.`,
    end: 'End the link',
    byHolder: 'Shared choice list',
    byHolderText: 'Only its owner can change the order.',
  },
  counsellor: {
    title: 'Ask a counsellor',
    text: 'A counsellor gets your link, reads the list and comments here or writes to you.',
    needsLink: 'First make a link that lets others comment.',
    message: (name: string, address: string) => `Please look at my choice list “${name}”: ${address}`,
  },
  comments: {
    title: 'Comments',
    none: 'Nobody has commented yet.',
    name: 'Your name',
    text: 'Your comment',
    about: 'About',
    wholeList: 'The whole list',
    submit: 'Send comment',
    notSignedIn: 'You are not signed in any more.',
    by: (name: string, by: Commenter) => (by === 'counsellor' ? `${name} (counsellor)` : name),
    on: (number: number, college: string) => `on number ${grouped('en', number)}, ${college}`,
    takenOut: 'on a choice that was taken out',
  },
  remove: {
    title: 'Delete the list',
    text: 'The list, its versions and its comments are deleted at once.',
    submit: 'Delete the list',
  },
  dead: 'This link has ended, or there never was such a list.',
  deadText: 'Ask whoever sent it for a new one.',
} as const
