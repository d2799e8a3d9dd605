import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "job_applications_job_title_trgm" ON "job_applications" USING gin ("job_title" gin_trgm_ops);
  CREATE INDEX "users_full_name_trgm" ON "users" USING gin ("full_name" gin_trgm_ops);
  CREATE INDEX "users_email_trgm" ON "users" USING gin ("email" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "job_applications_job_title_trgm";
  DROP INDEX "users_full_name_trgm";
  DROP INDEX "users_email_trgm";`)
}
