import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_colleges_kinds" AS ENUM('deemed', 'women', 'national-importance', 'central-university', 'esic', 'armed-forces', 'army-families', 'minority');
  CREATE TYPE "public"."enum_colleges_point_precision" AS ENUM('address', 'pin', 'town');
  CREATE TYPE "public"."enum__colleges_v_version_kinds" AS ENUM('deemed', 'women', 'national-importance', 'central-university', 'esic', 'armed-forces', 'army-families', 'minority');
  CREATE TYPE "public"."enum__colleges_v_version_point_precision" AS ENUM('address', 'pin', 'town');
  CREATE TABLE "colleges_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_colleges_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_colleges_v_version_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__colleges_v_version_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  DROP INDEX "colleges_list_counts";
  ALTER TABLE "colleges" ADD COLUMN "minority_of" varchar;
  ALTER TABLE "colleges" ADD COLUMN "latitude" numeric;
  ALTER TABLE "colleges" ADD COLUMN "longitude" numeric;
  ALTER TABLE "colleges" ADD COLUMN "point_precision" "enum_colleges_point_precision";
  ALTER TABLE "colleges" ADD COLUMN "kind_mask" numeric;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_minority_of" varchar;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_latitude" numeric;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_longitude" numeric;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_point_precision" "enum__colleges_v_version_point_precision";
  ALTER TABLE "_colleges_v" ADD COLUMN "version_kind_mask" numeric;
  ALTER TABLE "colleges_kinds" ADD CONSTRAINT "colleges_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_kinds" ADD CONSTRAINT "_colleges_v_version_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "colleges_kinds_order_idx" ON "colleges_kinds" USING btree ("order");
  CREATE INDEX "colleges_kinds_parent_idx" ON "colleges_kinds" USING btree ("parent_id");
  CREATE INDEX "_colleges_v_version_kinds_order_idx" ON "_colleges_v_version_kinds" USING btree ("order");
  CREATE INDEX "_colleges_v_version_kinds_parent_idx" ON "_colleges_v_version_kinds" USING btree ("parent_id");
  CREATE INDEX "colleges_list_counts" ON "colleges" USING btree ("country","state","ownership","fees_amount","course_mask","kind_mask") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  INSERT INTO "colleges_kinds" ("order", "parent_id", "value") SELECT 1, "id", 'women' FROM "colleges" WHERE "women_only";
  INSERT INTO "_colleges_v_version_kinds" ("order", "parent_id", "value") SELECT 1, "id", 'women' FROM "_colleges_v" WHERE "version_women_only";
  UPDATE "colleges" SET "kind_mask" = CASE "ownership" WHEN 'Deemed' THEN 1 WHEN 'Armed Forces' THEN 32 ELSE 0 END | CASE WHEN "women_only" THEN 2 ELSE 0 END
    WHERE "ownership" IN ('Deemed', 'Armed Forces') OR "women_only";
  ALTER TABLE "colleges" DROP COLUMN "women_only";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_women_only";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colleges_v_version_kinds" DISABLE ROW LEVEL SECURITY;
  DROP INDEX "colleges_list_counts";
  ALTER TABLE "colleges" ADD COLUMN "women_only" boolean DEFAULT false;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_women_only" boolean DEFAULT false;
  UPDATE "colleges" SET "women_only" = true WHERE "id" IN (SELECT "parent_id" FROM "colleges_kinds" WHERE "value" = 'women');
  UPDATE "_colleges_v" SET "version_women_only" = true WHERE "id" IN (SELECT "parent_id" FROM "_colleges_v_version_kinds" WHERE "value" = 'women');
  CREATE INDEX "colleges_list_counts" ON "colleges" USING btree ("country","state","ownership","fees_amount","course_mask") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  ALTER TABLE "colleges" DROP COLUMN "minority_of";
  ALTER TABLE "colleges" DROP COLUMN "latitude";
  ALTER TABLE "colleges" DROP COLUMN "longitude";
  ALTER TABLE "colleges" DROP COLUMN "point_precision";
  ALTER TABLE "colleges" DROP COLUMN "kind_mask";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_minority_of";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_latitude";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_longitude";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_point_precision";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_kind_mask";
  DROP TABLE "colleges_kinds" CASCADE;
  DROP TABLE "_colleges_v_version_kinds" CASCADE;
  DROP TYPE "public"."enum_colleges_kinds";
  DROP TYPE "public"."enum_colleges_point_precision";
  DROP TYPE "public"."enum__colleges_v_version_kinds";
  DROP TYPE "public"."enum__colleges_v_version_point_precision";`)
}
