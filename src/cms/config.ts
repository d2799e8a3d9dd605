import { sendMailsAgain } from './admin/failures/failures-endpoints'
import { AuditLog } from './collections/audit-log'
import { CheckedLinks } from './collections/checked-links'
import { FactSettings } from './collections/fact-settings'
import { ImportRows } from './collections/imports'
import { Media } from './collections/media'
import { SlugHistory } from './collections/slug-history'
import { Mailboxes } from './collections/subscriptions'
import { lastChangeEndpoint } from './editing/last-change'
import type { FeatureConfig } from './feature-config'
import { testMailEndpoints } from './mail/test-mail'
import { eraseOldEntriesTask } from './personal/erasure/erase-old-entries'
import { removeSamplesEndpoint } from './samples/samples'
import { eraseSubscriptionsOf, eraseSubscriptionsTask } from './subscriptions/erase-subscriptions'

/** Configuration that features share and none of them owns. */
export const shared: FeatureConfig = {
  collections: [Mailboxes, Media, ImportRows, AuditLog, SlugHistory, CheckedLinks],
  globals: [FactSettings],
  endpoints: [lastChangeEndpoint, sendMailsAgain, removeSamplesEndpoint, ...testMailEndpoints],
  tasks: [eraseOldEntriesTask, eraseSubscriptionsTask],
  erasers: [eraseSubscriptionsOf],
}
