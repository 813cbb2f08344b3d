import { z } from 'zod';

/** Whatever fails is answered as this. */
export const problemSchema = z.object({
  type: z.string().describe('the page of this reference about the code: cause and remedy'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional().describe('for developers, in English: the cause'),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ description: z.string() })),
  errors: z
    .array(
      z.object({
        code: z.string(),
        field: z.string(),
        message: z.string(),
        detail: z.string().optional().describe('how the value doesn’t fit the schema'),
        kind: z
          .literal('confirm')
          .optional()
          .describe(
            'the value is only unlikely: send it again, repeated at the same path below `confirmed`, and it is taken',
          ),
        offer: z.string().optional().describe('what was probably meant'),
      }),
    )
    .optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  reference: z
    .string()
    .optional()
    .describe('the request as the log knows it; none in application.notFound'),
});
