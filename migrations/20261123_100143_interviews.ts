import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications_history" ADD COLUMN "mail_subject" varchar;
  ALTER TABLE "job_applications_history" ADD COLUMN "mail_text" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "interview_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "interview_place" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "team_inbox" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications_history" DROP COLUMN "mail_subject";
  ALTER TABLE "job_applications_history" DROP COLUMN "mail_text";
  ALTER TABLE "job_applications" DROP COLUMN "interview_at";
  ALTER TABLE "job_applications" DROP COLUMN "interview_place";
  ALTER TABLE "site_settings" DROP COLUMN "team_inbox";`)
}
