import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "closing_ranks_latest";
  CREATE INDEX "closing_ranks_latest" ON "closing_ranks" USING btree ("course","quota_id","category_id","gender","round","college_id","year" desc,"id","authority_id","closing_rank","rank_type","allotted","flag") WHERE "closing_ranks"."college_id" IS NOT NULL AND "closing_ranks"."rank_type" <> 'state-merit';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "closing_ranks_latest";
  CREATE INDEX "closing_ranks_latest" ON "closing_ranks" USING btree ("course","quota_id","category_id","gender","round","college_id","year" desc,"id") WHERE "closing_ranks"."college_id" IS NOT NULL AND "closing_ranks"."rank_type" <> 'state-merit';`)
}
