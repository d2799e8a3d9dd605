/** The four roles. Signed in never means staff: an applicant is a visitor with an account. */
export const ROLES = ['applicant', 'counsellor', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  applicant: 'Applicant',
  counsellor: 'Counsellor',
  editor: 'Editor',
  admin: 'Administrator',
}

interface Person {
  role?: string | null
}
type MaybePerson = Person | null | undefined

export const isAdmin = (user: MaybePerson): boolean => user?.role === 'admin'
const isEditor = (user: MaybePerson): boolean => user?.role === 'editor'
const isCounsellor = (user: MaybePerson): boolean => user?.role === 'counsellor'
/** Keeps the site's content: colleges, guidance, banners, media, site texts. */
export const keepsContent = (user: MaybePerson): boolean => isAdmin(user) || isEditor(user)
export const worksEnquiries = (user: MaybePerson): boolean => isAdmin(user) || isCounsellor(user)
/** May enter the studio. */
export const isStaff = (user: MaybePerson): boolean => isAdmin(user) || isEditor(user) || isCounsellor(user)
/** May apply for a vacancy: counsellors and editors use a separate account. */
export const mayApply = (user: MaybePerson): boolean => user?.role === 'applicant' || isAdmin(user)
