const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be a record's id at all; anything else is refused before any query. */
export const isRecordId = (value: string): boolean => RECORD_ID.test(value)
