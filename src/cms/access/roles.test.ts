import { expect, it } from 'vitest'
import { isStaff, keepsContent, ROLES, worksEnquiries } from './roles'

/** Who signed in is a person; a role that is not known gives nothing. */
const PEOPLE = [...ROLES.map((role) => ({ role })), { role: 'owner' }, { role: null }, {}, null, undefined]

it.each([
  ['enters the studio', isStaff, ['counsellor', 'editor', 'admin']],
  ['keeps the content', keepsContent, ['editor', 'admin']],
  ['works the enquiries', worksEnquiries, ['counsellor', 'admin']],
] as const)('decides who %s', (_, may, roles) =>
  expect(PEOPLE.filter(may).map((person) => person?.role)).toEqual(roles),
)
