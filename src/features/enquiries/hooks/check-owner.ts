import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { asServer } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { idOf, isRecordId } from '@/lib/database/record-id'
import type { Enquiry } from '@/payload-types'
import { deskMessages } from '../admin/desk/desk-messages'

/**
 * Who looks after an enquiry may read it. An owner of before stays, also where the role has changed since.
 * @throws ValidationError at `owner`
 */
export const checkOwner: CollectionBeforeChangeHook<Enquiry> = async ({ data, originalDoc, req }) => {
  const owner = idOf(data.owner)
  // Payload itself refuses what is no id, once this hook has run.
  if (!isRecordId(owner) || owner === idOf(originalDoc?.owner)) return data
  // Full authority: a counsellor reads no other accounts, and only whether this one may is used.
  const person = await req.payload.findByID({
    collection: 'users',
    id: owner,
    disableErrors: true,
    ...asServer(req),
  })
  if (worksEnquiries(person)) return data
  const errors = [{ path: 'owner', message: deskMessages.notAnOwner }]
  throw new ValidationError({ collection: 'enquiries', errors, req })
}
