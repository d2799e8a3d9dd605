/**
 * What makes a college public, for statements written in SQL: published, Active and not in the trash. The collection's access rule says
 * the same to the query language of the records, which leaves the trash out by itself. Such a college always has an address: saving makes one.
 * @param table the name by which the statement knows the table `colleges`
 */
export const liveColleges = (table = 'colleges'): string =>
  `${table}.status = 'Active' and ${table}._status = 'published' and ${table}.deleted_at is null`
