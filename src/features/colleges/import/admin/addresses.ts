export const IMPORT_ADDRESS = '/api/colleges/import'
export const EXPORT_ADDRESS = '/api/colleges/export'
export const IMPORT_VIEW_ADDRESS = '/admin/import-colleges'
