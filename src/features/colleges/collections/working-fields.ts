import { contentKeeperField } from '@/cms/access/access'
import { writtenByServer } from '@/cms/fields/checks/lengths'

/** What lists work with and the server derives; no page shows it. */
export const WORKING = { custom: writtenByServer, access: { read: contentKeeperField }, admin: { hidden: true } }

/** What lists show and the server derives. */
export const WORKING_FIGURE = { custom: writtenByServer, admin: { hidden: true } }
