import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" RENAME COLUMN "is_demo" TO "is_sample";
  ALTER INDEX "jobs_is_demo_idx" RENAME TO "jobs_is_sample_idx";
  ALTER TABLE "account_tokens" RENAME COLUMN "wish" TO "pending_intent";
  UPDATE "payload_jobs" SET "input" = "input" - 'wish' || jsonb_build_object('pendingIntent', "input" -> 'wish')
    WHERE "task_slug" = 'send-account-link' AND "input" ? 'wish';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" RENAME COLUMN "is_sample" TO "is_demo";
  ALTER INDEX "jobs_is_sample_idx" RENAME TO "jobs_is_demo_idx";
  ALTER TABLE "account_tokens" RENAME COLUMN "pending_intent" TO "wish";
  UPDATE "payload_jobs" SET "input" = "input" - 'pendingIntent' || jsonb_build_object('wish', "input" -> 'pendingIntent')
    WHERE "task_slug" = 'send-account-link' AND "input" ? 'pendingIntent';`)
}
