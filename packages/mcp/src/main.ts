#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { buildPartnerApi } from './partner-api.ts';
import { buildMcpServer } from './server.ts';

const USAGE = `SIGNET_URL=https://pay.example.com SIGNET_KEY=partner_… signet-mcp

Speaks the Model Context Protocol on its standard input and output.
  SIGNET_URL  the portal's address
  SIGNET_KEY  a key of the partner's server; its scopes say what the tools may do`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
const { SIGNET_URL = '', SIGNET_KEY = '' } = process.env;
if (values.help || !URL.canParse(SIGNET_URL) || SIGNET_KEY === '') {
  // Standard output belongs to the protocol.
  console.error(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  const api = buildPartnerApi({ origin: SIGNET_URL, key: SIGNET_KEY });
  await buildMcpServer(api).connect(new StdioServerTransport());
}
