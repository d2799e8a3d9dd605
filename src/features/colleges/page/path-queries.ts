import { liveRecordsSql } from '@/cms/access/live-rule'
import { pathsOf } from '@/lib/paths/path-queries'

/** Paths of colleges, former ones included. */
export const COLLEGE_PATHS = pathsOf('colleges', liveRecordsSql('colleges'))
