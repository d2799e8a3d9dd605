/** The seven courses: the first part of a guidance page's address, and the address of the course's own page. */
export const COURSE_ADDRESSES = {
  mbbs: 'mbbs-courses',
  'md-ms': 'md-ms-courses',
  bds: 'bds-courses',
  bams: 'bams-courses',
  bhms: 'bhms-courses',
  nursing: 'bsc-nursing-courses',
  paramedical: 'paramedical-courses',
}
