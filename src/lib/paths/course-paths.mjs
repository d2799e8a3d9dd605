/** The seven courses: first part of a guidance page's slug, and slug of the course's own page. */
export const COURSE_PAGE_SLUGS = {
  mbbs: 'mbbs-courses',
  'md-ms': 'md-ms-courses',
  bds: 'bds-courses',
  bams: 'bams-courses',
  bhms: 'bhms-courses',
  nursing: 'bsc-nursing-courses',
  paramedical: 'paramedical-courses',
}
