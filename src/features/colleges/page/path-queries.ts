import { liveRecordsSql } from '@/cms/access/live-rule'
import { pathsOf } from '@/lib/paths/path-queries'

/** Paths of colleges, former ones included. */
export const COLLEGE_ADDRESSES = pathsOf('colleges', liveRecordsSql('colleges'))
