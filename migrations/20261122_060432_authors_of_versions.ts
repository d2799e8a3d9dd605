import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "desk_views" ALTER COLUMN "desk" SET DATA TYPE text;
  DROP TYPE "public"."enum_desk_views_desk";
  CREATE TYPE "public"."enum_desk_views_desk" AS ENUM('enquiries', 'vacancies', 'applications');
  ALTER TABLE "desk_views" ALTER COLUMN "desk" SET DATA TYPE "public"."enum_desk_views_desk" USING "desk"::"public"."enum_desk_views_desk";
  ALTER TABLE "colleges" ADD COLUMN "edited_by_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_edited_by_id" uuid;
  ALTER TABLE "guidance_pages" ADD COLUMN "edited_by_id" uuid;
  ALTER TABLE "_guidance_pages_v" ADD COLUMN "version_edited_by_id" uuid;
  ALTER TABLE "banner_slides" ADD COLUMN "edited_by_id" uuid;
  ALTER TABLE "_banner_slides_v" ADD COLUMN "version_edited_by_id" uuid;
  ALTER TABLE "privacy" ADD COLUMN "edited_by_id" uuid;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_edited_by_id" uuid;
  ALTER TABLE "terms" ADD COLUMN "edited_by_id" uuid;
  ALTER TABLE "_terms_v" ADD COLUMN "version_edited_by_id" uuid;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "colleges_edited_by_idx" ON "colleges" USING btree ("edited_by_id");
  CREATE INDEX "_colleges_v_version_version_edited_by_idx" ON "_colleges_v" USING btree ("version_edited_by_id");
  CREATE INDEX "guidance_pages_edited_by_idx" ON "guidance_pages" USING btree ("edited_by_id");
  CREATE INDEX "_guidance_pages_v_version_version_edited_by_idx" ON "_guidance_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "banner_slides_edited_by_idx" ON "banner_slides" USING btree ("edited_by_id");
  CREATE INDEX "_banner_slides_v_version_version_edited_by_idx" ON "_banner_slides_v" USING btree ("version_edited_by_id");
  CREATE INDEX "privacy_edited_by_idx" ON "privacy" USING btree ("edited_by_id");
  CREATE INDEX "_privacy_v_version_version_edited_by_idx" ON "_privacy_v" USING btree ("version_edited_by_id");
  CREATE INDEX "terms_edited_by_idx" ON "terms" USING btree ("edited_by_id");
  CREATE INDEX "_terms_v_version_version_edited_by_idx" ON "_terms_v" USING btree ("version_edited_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges" DROP CONSTRAINT "colleges_edited_by_id_users_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "guidance_pages" DROP CONSTRAINT "guidance_pages_edited_by_id_users_id_fk";
  
  ALTER TABLE "_guidance_pages_v" DROP CONSTRAINT "_guidance_pages_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "banner_slides" DROP CONSTRAINT "banner_slides_edited_by_id_users_id_fk";
  
  ALTER TABLE "_banner_slides_v" DROP CONSTRAINT "_banner_slides_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "privacy" DROP CONSTRAINT "privacy_edited_by_id_users_id_fk";
  
  ALTER TABLE "_privacy_v" DROP CONSTRAINT "_privacy_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "terms" DROP CONSTRAINT "terms_edited_by_id_users_id_fk";
  
  ALTER TABLE "_terms_v" DROP CONSTRAINT "_terms_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "desk_views" ALTER COLUMN "desk" SET DATA TYPE text;
  DROP TYPE "public"."enum_desk_views_desk";
  CREATE TYPE "public"."enum_desk_views_desk" AS ENUM('vacancies', 'applications', 'enquiries');
  ALTER TABLE "desk_views" ALTER COLUMN "desk" SET DATA TYPE "public"."enum_desk_views_desk" USING "desk"::"public"."enum_desk_views_desk";
  DROP INDEX "colleges_edited_by_idx";
  DROP INDEX "_colleges_v_version_version_edited_by_idx";
  DROP INDEX "guidance_pages_edited_by_idx";
  DROP INDEX "_guidance_pages_v_version_version_edited_by_idx";
  DROP INDEX "banner_slides_edited_by_idx";
  DROP INDEX "_banner_slides_v_version_version_edited_by_idx";
  DROP INDEX "privacy_edited_by_idx";
  DROP INDEX "_privacy_v_version_version_edited_by_idx";
  DROP INDEX "terms_edited_by_idx";
  DROP INDEX "_terms_v_version_version_edited_by_idx";
  ALTER TABLE "colleges" DROP COLUMN "edited_by_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "guidance_pages" DROP COLUMN "edited_by_id";
  ALTER TABLE "_guidance_pages_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "banner_slides" DROP COLUMN "edited_by_id";
  ALTER TABLE "_banner_slides_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "privacy" DROP COLUMN "edited_by_id";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "terms" DROP COLUMN "edited_by_id";
  ALTER TABLE "_terms_v" DROP COLUMN "version_edited_by_id";`)
}
