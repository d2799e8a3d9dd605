import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "closing_ranks_of_category";
  CREATE INDEX "closing_ranks_latest" ON "closing_ranks" USING btree ("course","quota_id","category_id","gender","round","college_id","year" desc,"id") WHERE "closing_ranks"."college_id" IS NOT NULL AND "closing_ranks"."rank_type" <> 'state-merit';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "closing_ranks_latest";
  CREATE INDEX "closing_ranks_of_category" ON "closing_ranks" USING btree ("category_id","course","year","round");`)
}
