import { redirect } from 'next/navigation'
import type { Payload } from 'payload'
import { idOf } from '@/lib/database/record-id'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import 'server-only'
import { isStaff } from '@/cms/access/roles'
import type { Me } from '@/lib/request/signed-in'
import { shortDate } from '@/lib/text/format'
import { stated } from '@/lib/views/stated'
import type { User } from '@/payload-types'
import { isAnswerToForm } from '@/server/answer-to-form'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import type { TokenPurpose } from './limits'
import { hasAdministrator } from './operations/first-admin'
import { tracesOf } from './operations/person-queries'
import { findToken, hasOpenChange, hasVerified, type LinkOwner, ownerOfLink } from './operations/tokens'
import { kindOf } from './profile/person-kind'
import { professionalView } from './view'

/** Options to read a person's own file, which may not exist. */
const ownOf = (user: User) =>
  ({ depth: 0, overrideAccess: false, user: { ...user, collection: 'users' }, disableErrors: true }) as const

/** The path of a person's photo, served only to them; null without one. */
async function photoPath(payload: Payload, user: User): Promise<string | null> {
  const id = idOf(user.photo)
  if (!id) return null
  const photo = await payload.findByID({ collection: 'profile-photos', id, ...ownOf(user) })
  return photo?.filename ? `/api/profile-photos/file/${encodeURIComponent(photo.filename)}` : null
}

/** The signed-in person for the header and the cards. */
export async function meView(payload: Payload, user: User): Promise<NonNullable<Me['user']>> {
  const { id, email, fullName, phone, role } = user
  const photoUrl = await photoPath(payload, user)
  return { id, email, fullName: fullName || null, phone: phone || null, photoUrl, role }
}

const linkView = ({ link: { purpose, email }, person }: LinkOwner) => ({
  purpose,
  /** The email that the link proves. */
  email: email || person.email,
  role: person.role,
})

/** What a one-time link is for; null if it is invalid. */
export async function findLink(purposes: readonly TokenPurpose[], token: string) {
  const found = await ownerOfLink(await payloadClient(), purposes, token)
  return found && linkView(found)
}

/** Whether a link has verified its person's email already. */
export const hasLinkVerified = async (token: string): Promise<boolean> => hasVerified(await payloadClient(), token)

/** A valid invitation with its inviter (null for the server or a deleted person); null if invalid. */
export async function findInvitation(token: string) {
  const payload = await payloadClient()
  const found = await ownerOfLink(payload, ['invitation'], token)
  if (!found) return null
  const id = idOf(found.link.invitedBy)
  // Full authority: the mail has already named the inviter to the link's holder.
  const inviter = id
    ? await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
    : null
  return { ...linkView(found), inviter: inviter && { name: inviter.fullName || null, email: inviter.email } }
}

/** The state of /admin-setup: `done` with an administrator; without one, `open` for a valid link, else `waiting`. */
export async function adminSetupState(token: string | null): Promise<'done' | 'open' | 'waiting'> {
  const payload = await payloadClient()
  if (await hasAdministrator(payload)) return 'done'
  return token && (await findToken(payload, ['first-admin'], token)) ? 'open' : 'waiting'
}

/** A person's own profile. */
export async function profileOf(language: Language, user: User) {
  const payload = await payloadClient()
  const resumeId = idOf(user.resume)
  const [photoUrl, done, changes, resume] = await Promise.all([
    photoPath(payload, user),
    tracesOf(payload, user.id),
    user.pendingEmail ? hasOpenChange(payload, user.id) : false,
    resumeId ? payload.findByID({ collection: 'resumes', id: resumeId, ...ownOf(user) }) : null,
  ])
  const { professional } = user
  const hasProfessionalDetails = Object.values(professional ?? {}).some((value) => value !== null && value !== '')
  const traces = { ...done, hasProfessionalDetails, hasResume: Boolean(resume) }
  const kind = kindOf(user.kind, traces)
  return {
    ...stated(user, ['id', 'email', 'fullName', 'phone']),
    /** Null once the link to it has expired. */
    pendingEmail: (changes && user.pendingEmail) || null,
    ...stated(user, ['writesAs', 'guardianEmail', 'guardianAgreedAt']),
    ...professionalView(professional),
    /** Chosen, or suggested by the account; else null. */
    kind,
    /** Whether to show the professional part: for doctors, and if anything is filled in there. */
    asksProfessional: kind === 'doctor' || hasProfessionalDetails || Boolean(resume),
    /** Gets a link to the studio. */
    isStaff: isStaff(user),
    photoUrl,
    memberSince: shortDate(language, user.createdAt),
    resume: resume?.filename
      ? {
          name: resume.originalName || resume.filename,
          href: `/api/resumes/file/${encodeURIComponent(resume.filename)}`,
          uploadedOn: shortDate(language, resume.createdAt),
        }
      : null,
  }
}

/** The person's own profile as the dashboard shows it. */
export type ProfileView = Awaited<ReturnType<typeof profileOf>>

/** The empty profile after the session has ended: only the submitted values are shown. */
export const EMPTY_PROFILE: ProfileView = {
  id: '',
  kind: null,
  asksProfessional: true,
  email: '',
  pendingEmail: null,
  fullName: null,
  phone: null,
  writesAs: null,
  guardianEmail: null,
  guardianAgreedAt: null,
  photoUrl: null,
  memberSince: '',
  ...professionalView(undefined),
  isStaff: false,
  resume: null,
}

/** The signed-in person; others are redirected to the sign-in form and back to `here` afterwards. */
export async function requirePerson(language: Language, here: string): Promise<User> {
  return (await sessionUser()) ?? redirect(pathsIn(language).login(here))
}

/**
 * The signed-in person, else a redirect to the sign-in. Null after a form was sent without script and without session:
 * the page then shows again what was typed.
 */
export async function personOrSender(language: Language, here: string): Promise<User | null> {
  return (await isAnswerToForm()) ? sessionUser() : requirePerson(language, here)
}
