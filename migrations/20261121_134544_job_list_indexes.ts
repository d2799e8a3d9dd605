import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "jobs_list_newest" ON "jobs" USING btree ("posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';
  CREATE INDEX "jobs_list_closing" ON "jobs" USING btree ("deadline","posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';
  CREATE INDEX "jobs_list_salary" ON "jobs" USING btree (coalesce("salary_max", "salary_min") DESC NULLS LAST,"posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "jobs_list_newest";
  DROP INDEX "jobs_list_closing";
  DROP INDEX "jobs_list_salary";`)
}
