import type { Payload } from 'payload'
import 'server-only'
import type { Me } from '@/lib/me'
import { payloadClient } from '@/lib/payload'
import type { ProfilePhoto, User } from '@/payload-types'
import type { TokenPurpose } from './limits'
import { findToken } from './operations/tokens'

const idOf = (relation: string | { id: string } | null | undefined): string | null =>
  relation ? (typeof relation === 'object' ? relation.id : relation) : null

/** Where a person's photo is served, to that person alone; null when there is none. */
export async function photoAddress(payload: Payload, user: User): Promise<string | null> {
  const id = idOf(user.photo)
  if (!id) return null
  const photo: Pick<ProfilePhoto, 'filename'> | null = await payload.findByID({
    collection: 'profile-photos',
    id,
    depth: 0,
    select: { filename: true },
    overrideAccess: false,
    user: { ...user, collection: 'users' },
    disableErrors: true,
  })
  return photo?.filename ? `/api/profile-photos/file/${encodeURIComponent(photo.filename)}` : null
}

/** Who is signed in, as the header and the cards need to know. */
export async function meView(payload: Payload, user: User): Promise<NonNullable<Me['user']>> {
  const { id, email, fullName, role } = user
  return { id, email, fullName: fullName || null, photoUrl: await photoAddress(payload, user), role }
}

/** What a one-time link is for, while it still works; null otherwise. */
export async function findLink(
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<{ purpose: TokenPurpose; email: string | null } | null> {
  const row = await findToken(await payloadClient(), purposes, token)
  return row ? { purpose: row.purpose, email: row.email ?? null } : null
}
