import { liveRecordsSql } from '@/cms/access/live-rule'
import { pathsOf } from '@/lib/paths/path-queries'

/** Colleges with a page, and their old addresses. */
export const COLLEGE_ADDRESSES = pathsOf('colleges', liveRecordsSql('colleges'))
