import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guarded } from '@/cms/rest/rest-guard'
import { payloadClient } from '@/server/payload'

export const GET = guarded(REST_GET(config), payloadClient)
export const POST = guarded(REST_POST(config), payloadClient)
export const DELETE = guarded(REST_DELETE(config), payloadClient)
export const PATCH = guarded(REST_PATCH(config), payloadClient)
export const PUT = guarded(REST_PUT(config), payloadClient)
export const OPTIONS = guarded(REST_OPTIONS(config), payloadClient)
