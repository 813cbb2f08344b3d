import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ApiError, type PartnerApi } from './partner-api.ts';
import { TOOLS } from './tools.ts';

type Answer = { content: { type: 'text'; text: string }[]; isError?: true };
type Run = (api: PartnerApi, given: unknown) => Promise<unknown>;

const textAnswer = (text: string): Answer => ({ content: [{ type: 'text', text }] });

/** Whatever the API refuses is the tool's answer, so that the agent reads why. */
const answerOf = (work: Promise<unknown>): Promise<Answer> =>
  work.then(
    (answer) => textAnswer(JSON.stringify(answer, null, 2)),
    (error: unknown) => ({
      ...textAnswer(error instanceof ApiError ? error.message : 'The API can’t be reached.'),
      isError: true,
    }),
  );

/** The partner API as tools of the Model Context Protocol. docs/decisions/0300. */
export function buildMcpServer(api: PartnerApi): McpServer {
  const server = new McpServer({ name: 'signet', version: '1.0.0' });
  for (const [name, { title, description, input, isChange, run }] of Object.entries(TOOLS))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: {
          title,
          readOnlyHint: isChange !== true,
          destructiveHint: false,
          openWorldHint: false,
        },
      },
      // Each row's input matches its own function.
      (given: unknown) => answerOf((run as Run)(api, given)),
    );
  return server;
}
